import { z } from 'zod'
import type { PlainReason } from '../errors/reason.ts'

const Values = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()]),
)

/**
 * A sentence for people: `message` in English, `reason` and `values` for saying it in another language. It is the answer
 * of a call that has nothing else to hand back.
 */
export const Message = z.object({ message: z.string(), reason: z.string(), values: Values })

/** Every failure's body: `code` is for programs, `requestId` for the log. */
export const Failure = Message.extend({ code: z.string(), requestId: z.string() })

/** The message of a schema's own check: the name of a reason, which becomes its sentence where the failure is answered. */
export function failsAs(reason: PlainReason): string {
  return reason
}
