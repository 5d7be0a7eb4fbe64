import type { Context } from '#server/context/context'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { keepSecurityEvent, type SecurityEvent } from '#server/platform/security/security-events'
import { asUserId } from '#shared/contract/ids'
import type { SignInChange } from '#shared/rules/sign-in-changes'

/** Events for the security log and its counters: what an operator needs after an incident. */
export const securityOfEvents: Subscriber<Context> = {
  name: 'security',
  when: 'in-transaction',
  on: {
    'account.approved': keptAs('approval_changed'),
    'account.approval-withdrawn': keptAs('approval_changed'),
    'account.role-changed': keptAs('role_changed'),
    'account.link-used': keptAs('link_used'),
    'account.deleted': keptAs('account_deleted'),
    'account.sign-in-changed': async (ctx, { at, subject, payload }) => {
      const event = ofSignInChange[payload.change]
      if (event) await keepSecurityEvent(ctx, { at, event, userId: asUserId(subject) })
    },
    'linkedin-app.changed': keyChanged,
    'payment-account.changed': keyChanged,
    'model-vendor.changed': async (ctx, event) => {
      if (event.payload.isOtherAccount) await keyChanged(ctx, event)
    },
  },
}

const ofSignInChange: Record<SignInChange, SecurityEvent | null> = {
  passwordChanged: 'password_changed',
  passwordReset: 'password_changed',
  passwordSet: 'password_changed',
  secondFactorOn: 'second_factor_changed',
  secondFactorOff: 'second_factor_changed',
  secondFactorReset: 'second_factor_changed',
  recoveryCodesRenewed: 'second_factor_changed',
  identityLinked: 'identity_changed',
  identityUnlinked: 'identity_changed',
  newDevice: null,
  apiKeyCreated: 'api_key_changed',
  apiKeyRevoked: 'api_key_changed',
  appConnected: 'app_changed',
  appDisconnected: 'app_changed',
  appStopped: 'app_changed',
}

/** The account that the event is about. */
function keptAs(event: SecurityEvent) {
  return (ctx: Context, { at, subject }: StoredEvent) =>
    keepSecurityEvent(ctx, { at, event, userId: asUserId(subject) })
}

function keyChanged(ctx: Context, { at, actor }: StoredEvent): Promise<void> {
  return keepSecurityEvent(ctx, { at, event: 'key_changed', userId: actor })
}
