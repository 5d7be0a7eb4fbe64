import { Hint } from '#client/ui/field'
import { texts } from '../texts.ts'

/** The terms that a new account agrees to. */
export function Agreement({ className }: { className?: string | undefined }) {
  const { agreement, and } = texts.register
  return (
    <Hint className={className}>
      {agreement} <a href="/terms">{texts.legal.terms}</a> {and} <a href="/privacy">{texts.legal.privacy}</a>.
    </Hint>
  )
}
