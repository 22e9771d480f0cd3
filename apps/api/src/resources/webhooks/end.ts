import type { Context } from '../../context.ts'
import { cancelDeliveries } from './delivery-queries.ts'
import { disableEndpointsOfKey } from './queries.ts'

/** The webhook endpoints that a key made end with it. */
export function endEndpointsOf({ db, now }: Context, keyId: string): void {
  db.write(disableEndpointsOfKey, { keyId, now })
  db.write(cancelDeliveries, { now })
}
