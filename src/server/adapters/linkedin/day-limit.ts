import type { LinkedinAnswer } from './http.ts'

/** Whether it says that no calls are left before midnight UTC. */
export function isDayLimit({ status, text }: Pick<LinkedinAnswer, 'status' | 'text'>): boolean {
  return status === 429 && /\bDAY\b/.test(text)
}
