import { z } from 'zod'
import { passwordCharacters } from '#shared/rules/passwords'
import { ListedUser, User } from './accounts.ts'
import { failsAs, Message } from './message.ts'

/** The second factor: a code from an authenticator app, or a recovery code if the phone is lost. */

/** Either kind of code, with any spacing; missing counts as empty. */
const Code = z.string().max(100).default('')
const Password = z.string().max(passwordCharacters.most, failsAs('passwordTooLong')).default('')
const Proof = z.object({ password: Password, code: Code })
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const secondFactorContract = {
  /** The second step of signing in, after `login` returned `second_factor_required`. */
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
    /** The key in base32, and the otpauth address for a QR code. */
    answer: z.object({ key: z.string(), address: z.string() }),
  },
  /** Returns the recovery codes, only this once. */
  confirmSecondFactor: { body: z.object({ code: Code }), answer: RecoveryCodes },
  renewRecoveryCodes: { body: Proof, answer: RecoveryCodes },
  turnOffSecondFactor: { body: Proof, answer: Message },
  /** An administrator removes the second factor of someone who lost their phone. */
  resetSecondFactor: { params: z.object({ id: z.string().max(64) }), answer: ListedUser },
}
