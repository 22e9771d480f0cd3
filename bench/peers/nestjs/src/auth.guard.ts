import { type CanActivate, type ExecutionContext, Injectable, UnauthorizedException } from '@nestjs/common'
import { JwtService } from '@nestjs/jwt'
import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import { settings } from './settings.js'

interface Claims {
  sub: string
  exp: number
}
export interface AuthenticatedRequest extends Request {
  claims: Claims
  member: { userId: string; orgId: string; role: string }
}

/** Verifies the token. @nestjs/jwt has no cache of verified tokens; this guard has one, as the others' do. */
@Injectable()
export class AuthGuard implements CanActivate {
  private readonly verified = new LRUCache<string, Claims>({ max: 10_000 })

  constructor(private readonly jwt: JwtService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>()
    const [type, token] = request.headers.authorization?.split(' ') ?? []
    if (type !== 'Bearer' || !token) throw new UnauthorizedException()
    const known = settings.tokenCache ? this.verified.get(token) : undefined
    if (known && known.exp > Date.now() / 1000) {
      request.claims = known
      return true
    }
    try {
      request.claims = await this.jwt.verifyAsync<Claims>(token)
    } catch {
      throw new UnauthorizedException()
    }
    if (settings.tokenCache) this.verified.set(token, request.claims)
    return true
  }
}
