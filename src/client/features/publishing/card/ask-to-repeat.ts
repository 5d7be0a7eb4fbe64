import { ApiError } from '#client/lib/api'
import { confirmAction } from '#client/ui/confirm'
import { publicationTexts as texts } from './texts.ts'

/** Goes with a call that publishes a text once more within a day. */
export type Again = { again?: true }

/** Whether the server wants to know that a text is meant to go out once more. */
export function isSameText(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'publicationSameText'
}

/** Sends it; where the same text is there already, once more on its author's word. @throws what `send` rejects with */
export async function askToRepeat<Answer>(send: (again: Again) => Promise<Answer>): Promise<Answer> {
  return await send({}).catch(async (error: unknown) => {
    if (!isSameText(error) || !(await confirmAction(texts.repeatQuestion))) throw error
    return await send({ again: true })
  })
}
