import type { Context } from '#server/context/context'
import { findUser } from '#server/features/accounts/people/user-repository'
import { deletedAccount } from '#server/features/accounts/rights/rights-repository'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import type { EventName } from '#shared/contract/events'
import { asUserId } from '#shared/contract/ids'
import { insertAuditEntry } from './audit-log.ts'

/** Describes administrators' actions for the audit log. The line is written in the transaction of the action. */
export const auditOfEvents: Subscriber<Context> = {
  name: 'audit',
  when: 'in-transaction',
  on: {
    'account.approved': ofPerson(() => 'Approved the account'),
    'account.approval-withdrawn': ofPerson(({ payload }) =>
      payload.wasInvited ? 'Withdrew the invitation' : 'Withdrew the approval',
    ),
    'account.invited': ofPerson(({ payload }) => `Invited as ${payload.role}`),
    'account.role-changed': ofPerson(({ payload }) => `Changed the role from ${payload.from} to ${payload.to}`),
    'account.renamed': ofPerson(() => 'Changed the name'),
    'account.sign-in-changed': ofPerson(({ payload }) =>
      payload.change === 'secondFactorReset' ? 'Reset the two-step sign-in' : null,
    ),
    'account.deleted': ofPerson(() => 'Deleted the account'),
    'content-style.created': ofNamed('Created the content style'),
    'content-style.changed': ofNamed('Changed the content style'),
    'content-style.deleted': ofNamed('Deleted the content style'),
    'prompt-template.created': ofNamed('Created the prompt template'),
    'prompt-template.changed': ofNamed('Changed the prompt template'),
    'prompt-template.activated': ofNamed('Activated the prompt template'),
    'prompt-template.deleted': ofNamed('Deleted the prompt template'),
    'visual-template.published': ofNamed('Published the visual template'),
    'visual-template.deleted': ofNamed('Deleted the visual template'),
    'job.restarted': ofNamed('Started a job again'),
    'job.deleted': ofNamed('Deleted a job that had given up'),
    'sign-up.changed': (ctx, event) => keep(ctx, event, 'Changed who gets an account', null),
    'month.reset': (ctx, event) => keep(ctx, event, 'Reset the monthly post counts', null),
    'linkedin-app.changed': async (ctx, event) => {
      const action = event.payload.isRemoved ? 'Removed the LinkedIn app' : 'Changed the LinkedIn app'
      await keep(ctx, event, action, event.subject === 'person' ? 'for people' : 'for company pages')
    },
    'model-vendor.changed': async (ctx, event) => {
      const { isOtherAccount } = event.payload
      const action = isOtherAccount ? 'Changed the key or address of models' : 'Changed the use of models'
      await keep(ctx, event, action, event.subject)
    },
  },
}

/** @param actionOf null: the event is no administrator's action */
function ofPerson<Name extends EventName>(actionOf: (event: StoredEvent<Name>) => string | null) {
  return async (ctx: Context, event: StoredEvent<Name>): Promise<void> => {
    const action = actionOf(event)
    if (action === null || event.actor === event.subject) return
    await keep(ctx, event, action, (await findUser(ctx.db, asUserId(event.subject)))?.email ?? deletedAccount)
  }
}

function ofNamed(action: string) {
  return (ctx: Context, event: StoredEvent & { payload: { name: string } }) =>
    keep(ctx, event, action, event.payload.name)
}

/** Actions of the server itself are not listed. */
async function keep(ctx: Context, { at, actor }: StoredEvent, action: string, target: string | null): Promise<void> {
  const admin = actor === null ? undefined : await findUser(ctx.db, actor)
  if (admin) await insertAuditEntry(ctx.db, { at, actor: admin.email, action, target })
}
