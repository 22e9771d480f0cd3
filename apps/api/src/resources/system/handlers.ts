import { openapi } from '../../contract.ts'
import type { HandlersOf } from '../../handler-types.ts'
import { WithStatus } from '../../http/envelope.ts'
import { VERSION } from '../../version.ts'

export const system: HandlersOf<'system'> = {
  'system.openapi': () => openapi as unknown as Record<string, never>,

  'system.live': () => ({ status: 'ok', checks: {}, version: VERSION }),

  'system.ready': async (_input, ctx) => {
    const report = { ...(await ctx.services.health.report()), version: VERSION }
    return report.status === 'down' ? new WithStatus(503, report) : report
  },
}
