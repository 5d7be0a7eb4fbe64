import type { z } from 'zod'
import { isReasonName } from '#shared/errors/in-english'
import type { PlainReason, Reason } from '#shared/errors/reason'
import { AppError } from '../errors.ts'
import { validationReason } from './validation-reason.ts'

/** What came from outside, as its schema takes it, or the first thing that is wrong with it. */
export function checkSent<Sent extends z.ZodType>(
  schema: Sent,
  sent: unknown,
): { value: z.output<Sent> } | { error: AppError } {
  // an issue carries only a text, so it carries the place of its reason in this list
  const found: (Reason | PlainReason)[] = []
  const parsed = schema.safeParse(sent, { error: (issue) => String(found.push(validationReason(schema, issue)) - 1) })
  if (parsed.success) return { value: parsed.data }
  const message = parsed.error.issues[0]?.message ?? ''
  // where the contract has a message of its own, that is the name of a reason
  const own = isReasonName(message) ? { name: message, values: {} } : undefined
  return { error: new AppError('invalid_input', own ?? found[Number(message)] ?? 'requestInvalid') }
}
