import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { changeSignUp, describeSignUp } from '#server/features/accounts/sign-up/sign-up'
import { findLastWebhookEvent } from '#server/features/billing/webhook-events'
import type { Config } from '#server/platform/config'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { withoutSecrets } from '#server/platform/secrets'
import type { Answer } from '#shared/contract/contract'
import { toIso } from '#shared/time/iso'
import { withAdminLock } from './admin-lock.ts'

const longestAnswer = 500

/** Admin > Installation: what administrators change while the server runs. */
export function registerInstallationRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getInstallation', async () => await describeInstallation(ctx))

  addRoute(http, ctx, 'saveInstallation', async ({ actor: { user }, body }) => {
    await withAdminLock(ctx, user, async ({ db, note }) => {
      await changeSignUp(ctx, db, body)
      await note('sign-up.changed', 'sign-up', {})
    })
    return await describeInstallation(ctx)
  })

  addRoute(http, ctx, 'sendTestMail', async ({ actor: { user } }) => {
    if (!ctx.mailer.isConfigured) throw new AppError('conflict', 'mailNotSetUp')
    const text = 'Postwright: test mail'
    try {
      const answer = await ctx.mailer.deliver({ recipient: user.email, subject: text, text, html: `<p>${text}</p>` })
      return { isSent: true, answer: withoutSecrets(answer).slice(0, longestAnswer) }
    } catch (error) {
      ctx.log.warn({ err: error }, 'a test mail was not sent')
      return { isSent: false, answer: withoutSecrets((error as Error).message).slice(0, longestAnswer) }
    }
  })
}

async function describeInstallation(ctx: Context): Promise<Answer<'getInstallation'>> {
  const { mode, domains } = await describeSignUp(ctx)
  const lastNoticeAt = await findLastWebhookEvent(ctx.db)
  return {
    signUp: { mode, domains: { ...domains, value: [...domains.value] } },
    mail: describeMail(ctx.config),
    payments: {
      provider: ctx.config.payments.kind,
      keys: keysOf(ctx.config.payments),
      lastNoticeAt: toIso(lastNoticeAt),
    },
  }
}

function describeMail({ mail }: Config) {
  if (!mail) return null
  const { protocol, host } = new URL(mail.smtpUrl)
  return { server: `${protocol}//${host}`, from: mail.from }
}

function keysOf(payments: Config['payments']): 'live' | 'test' | null {
  if (payments.kind !== 'stripe') return null
  return /^[rs]k_live_/.test(payments.secretKey) ? 'live' : 'test'
}
