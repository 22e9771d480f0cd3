import {
  BadRequestException,
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Injectable,
} from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { AuthenticatedRequest } from './auth.guard.js'
import { fromPublic } from './ids.js'
import { MembersService } from './members.service.js'

export const RequiresPermission = Reflector.createDecorator<string>()

const GRANTS: Record<string, ReadonlySet<string>> = {
  admin: new Set(['tasks:read', 'tasks:create']),
  teacher: new Set(['tasks:read', 'tasks:create']),
  staff: new Set(['tasks:read', 'tasks:create']),
  student: new Set(['tasks:read']),
}

/** Membership of the organization and permission by role. */
@Injectable()
export class PermissionsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly members: MembersService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>()
    const orgId = fromPublic('org', request.headers['x-org-id'])
    if (!orgId) throw new BadRequestException('X-Org-Id is missing')
    const member = await this.members.find(request.claims.sub, orgId)
    const permission = this.reflector.get(RequiresPermission, context.getHandler())
    if (!member || !GRANTS[member.role]?.has(permission)) throw new ForbiddenException()
    request.member = member
    return true
  }
}
