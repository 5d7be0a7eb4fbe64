import type { z } from 'zod'
import { isReasonName } from '#shared/errors/in-english'
import type { PlainReason, Reason } from '#shared/errors/reason'
import { AppError } from '../errors.ts'
import { validationReason } from './validation-reason.ts'

/** Validates a request by its schema: the parsed value, or its first problem. */
export function checkSent<Sent extends z.ZodType>(
  schema: Sent,
  sent: unknown,
): { value: z.output<Sent> } | { error: AppError } {
  // an issue holds only a text, so it holds the index of its reason in this list
  const found: (Reason | PlainReason)[] = []
  const parsed = schema.safeParse(sent, { error: (issue) => String(found.push(validationReason(schema, issue)) - 1) })
  if (parsed.success) return { value: parsed.data }
  const message = parsed.error.issues[0]?.message ?? ''
  // a message from the contract is the name of a reason
  const own = isReasonName(message) ? { name: message, values: {} } : undefined
  return { error: new AppError('invalid_input', own ?? found[Number(message)] ?? 'requestInvalid') }
}
