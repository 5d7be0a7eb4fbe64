import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { payingTexts } from './texts.ts'

/** Replaces a card form that failed to load. */
export function CardFormFailure() {
  const words = payingTexts.payment.formFailed
  return (
    <Callout
      kind="error"
      level={3}
      title={words.title}
      text={words.text}
      action={<Button onClick={() => location.reload()}>{words.retry}</Button>}
    />
  )
}
