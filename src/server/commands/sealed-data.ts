import { resealAnswers } from '#server/features/accounts/keys/answer-repository'
import { resealSecondFactors } from '#server/features/accounts/second-factor/take-code'
import { resealLinkedin } from '#server/features/linkedin/reseal-repository'
import { resealModelKeys } from '#server/features/models/vendor-repository'
import { resealSigningKeys } from '#server/features/sign-off/signing-keys'
import { resealWebhooks } from '#server/features/webhooks/webhook-repository'
import type { Database } from '#server/platform/database/database'
import { type Reseal, unseal } from '#server/platform/sealing'

/** All kinds of sealed data: a new kind is one line here. Call it in a transaction. */
export async function resealEverything(db: Database, reseal: Reseal): Promise<void> {
  await resealSecondFactors(db, reseal)
  await resealLinkedin(db, reseal)
  await resealModelKeys(db, reseal)
  await resealSigningKeys(db, reseal)
  await resealWebhooks(db, reseal)
  await resealAnswers(db, reseal)
}

/** Whether a secret opens any sealed data; also true if there is none. Changes nothing. Call it in a transaction. */
export async function opensSealedData(db: Database, secret: string): Promise<boolean> {
  const counts = { opened: 0, closed: 0 }
  await resealEverything(db, (purpose, sealed) => {
    counts[unseal(secret, purpose, sealed) === null ? 'closed' : 'opened'] += 1
    return sealed
  })
  return counts.closed === 0 || counts.opened > 0
}
