import { ApiError } from '#client/lib/api'
import { confirmAction } from '#client/ui/confirm'
import { publicationTexts as texts } from './texts.ts'

/** Sent with a call that publishes the same text again within a day. */
export type Again = { again?: true }

/** Whether the server asks to confirm publishing the same text again. */
export function isSameText(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'publicationSameText'
}

/**
 * Sends it; if the same text was published already, asks the author and sends it again.
 * @throws what `send` rejects with, also `isSameText` when the author declines
 */
export async function askToRepeat<Answer>(send: (again: Again) => Promise<Answer>): Promise<Answer> {
  return await send({}).catch(async (error: unknown) => {
    if (!isSameText(error) || !(await confirmAction(texts.repeatQuestion))) throw error
    return await send({ again: true })
  })
}
