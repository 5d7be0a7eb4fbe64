import { ChevronRight } from 'lucide-react'
import { formatMomentIn } from '#client/lib/formatting'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import styles from './attempt-log.module.css'
import { publicationTexts as texts } from './texts.ts'

type Attempt = Publication['attempts'][number]

/** The attempts, step by step, in words. */
export function AttemptLog({ attempts, timeZone }: { attempts: readonly Attempt[]; timeZone: string }) {
  if (attempts.length === 0) return null
  return (
    <details className={styles.log}>
      <summary>
        <ChevronRight className="icon s" aria-hidden="true" />
        {texts.log(attempts.length)}
      </summary>
      <ol>
        {attempts.map((attempt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added, at the end
          <li key={index}>
            <time dateTime={attempt.at}>{formatMomentIn(attempt.at, timeZone)}</time>
            <span>{describeAttempt(attempt)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** 'Sent the post: LinkedIn refused (answer 422, DUPLICATE_POST).' */
function describeAttempt({ step, outcome, status, code }: Attempt): string {
  // the sentence above the log gives the reason
  if (step === 'picture') return `${texts.steps.picture}${status === null ? '' : ` (${texts.answered(status, code)})`}.`
  const answer = status === null ? code : texts.answered(status, code)
  return `${texts.steps[step]}: ${texts.outcomes[outcome]}${answer ? ` (${answer})` : ''}.`
}
