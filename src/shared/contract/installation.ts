import { z } from 'zod'
import { isMailDomain, maxMailDomains, signUpModes } from '#shared/rules/sign-up'

/** Settings that administrators change at run time, and those fixed by the environment. */

const isFromEnvironment = z.boolean()

const Installation = z.object({
  signUp: z.object({
    mode: z.object({ value: z.enum(signUpModes), isFromEnvironment }),
    domains: z.object({ value: z.array(z.string()), isFromEnvironment }),
  }),
  /** The mail server's address without its password, and the sender; null if mail is not configured. */
  mail: z.object({ server: z.string(), from: z.string() }).nullable(),
  payments: z.object({
    provider: z.enum(['stripe', 'test', 'off']),
    /** null without Stripe keys. */
    keys: z.enum(['live', 'test']).nullable(),
    lastNoticeAt: z.string().nullable(),
  }),
})

export const installationContract = {
  getInstallation: { answer: Installation },
  saveInstallation: {
    body: z.object({
      mode: z.enum(signUpModes).optional(),
      domains: z.array(z.string().refine(isMailDomain)).max(maxMailDomains).optional(),
    }),
    answer: Installation,
  },
  /** Sent to the administrator who calls it. `answer` is the mail server's reply. */
  sendTestMail: { answer: z.object({ isSent: z.boolean(), answer: z.string() }) },
}
