import { Injectable } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import { Database } from './database.module.js'

export interface Member {
  userId: string
  orgId: string
  role: string
}

const FIND = `
  SELECT u.id AS "userId", m.org_id AS "orgId", m.role
  FROM users u JOIN memberships m ON m.user_id = u.id
  WHERE u.idp_subject = $1 AND m.org_id = $2 AND m.status = 'active' AND m.deleted_at IS NULL`

@Injectable()
export class MembersService {
  private readonly known = new LRUCache<string, Member>({ max: 10_000, ttl: 300_000 })

  constructor(private readonly database: Database) {}

  async find(subject: string, orgId: string): Promise<Member | undefined> {
    const key = `${orgId}:${subject}`
    const known = this.known.get(key)
    if (known) return known
    const { rows } = await this.database.query<Member>(FIND, [subject, orgId])
    if (rows[0]) this.known.set(key, rows[0])
    return rows[0]
  }
}
