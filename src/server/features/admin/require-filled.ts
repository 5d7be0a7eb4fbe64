import { AppError } from '#server/platform/errors'

/** @throws AppError invalid_input, with the specification's sentence, when one of them is blank */
export function requireFilled(...texts: readonly string[]): void {
  if (texts.some((text) => text.trim() === '')) throw new AppError('invalid_input', 'fieldsMissing')
}
