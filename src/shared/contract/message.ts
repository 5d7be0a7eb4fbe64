import { z } from 'zod'
import type { PlainReason } from '../errors/reason.ts'

const Values = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()]),
)

/**
 * A sentence for people: `message` in English, `reason` and `values` to translate it. Also the response of calls
 * without other data.
 */
export const Message = z.object({ message: z.string(), reason: z.string(), values: Values })

/** Every failure's body: `code` is for programs, `requestId` for the log. */
export const Failure = Message.extend({ code: z.string(), requestId: z.string() })

/** The message of a schema's own check: the name of a reason, which is turned into its sentence in the response. */
export function failsAs(reason: PlainReason): string {
  return reason
}
