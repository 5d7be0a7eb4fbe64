import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import { ListedUser, User } from './accounts.ts'
import { failsAs, Message } from './message.ts'

/** The second factor over HTTP: a code of an authenticator app, or a recovery code where the phone is lost. */

/** Either of the two, however it is spaced; missing counts as empty. */
const Code = z.string().max(100).default('')
const Password = z.string().max(limits.passwordCharactersMost, failsAs('passwordTooLong')).default('')
const Proof = z.object({ password: Password, code: Code })
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const secondFactorContract = {
  /** The second step of signing in, after `login` answered `second_factor_required`. */
  finishLogin: { body: z.object({ code: Code }), answer: User },
  getSecondFactor: {
    answer: z.object({
      /** null: it is off. */
      turnedOnAt: z.string().nullable(),
      recoveryCodesLeft: z.number().int().nonnegative(),
    }),
  },
  beginSecondFactor: {
    body: z.object({ password: Password }),
    /** The key in base32, and the address that holds it, for a QR code. */
    answer: z.object({ key: z.string(), address: z.string() }),
  },
  /** Answers the recovery codes, this once. */
  confirmSecondFactor: { body: z.object({ code: Code }), answer: RecoveryCodes },
  renewRecoveryCodes: { body: Proof, answer: RecoveryCodes },
  turnOffSecondFactor: { body: Proof, answer: Message },
  /** An administrator's help for a lost phone. */
  resetSecondFactor: { params: z.object({ id: z.string().max(64) }), answer: ListedUser },
}
