import type { ReactNode } from 'react'

/** Confirmation questions, one at a time. */

export interface Question {
  title: string
  description?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Red button, for an action that cannot be undone. */
  danger?: boolean
  /**
   * An alternative action in the cancel button's place. The confirming button is the safe one then, and has the focus.
   */
  alternativeLabel?: string
}

/** Closing the question without a button is a no. */
export type QuestionAnswer = 'yes' | 'no' | 'alternative'

interface Asked {
  question: Question
  answer: (answer: QuestionAnswer) => void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

/**
 * Asks before an important action. Resolves true only when the person confirms; the page's one `<ConfirmHost/>` shows
 * it.
 */
export async function confirmAction(question: Question): Promise<boolean> {
  return (await askQuestion(question)) === 'yes'
}

/** The same with three answers, for a question that has an alternative. */
export function askQuestion(question: Question): Promise<QuestionAnswer> {
  asked?.answer('no')
  return new Promise((resolve) => {
    setAsked({ question, answer: resolve })
  })
}

export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openQuestion(): Asked | null {
  return asked
}

/** Answers the open question, which closes it. */
export function answerQuestion(given: QuestionAnswer): void {
  const { answer } = asked ?? {}
  setAsked(null)
  answer?.(given)
}

function setAsked(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}
