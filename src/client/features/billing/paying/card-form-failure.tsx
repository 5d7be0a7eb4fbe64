import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { payingTexts } from './texts.ts'

/** Stands where a card form could not be loaded. */
export function CardFormFailure() {
  const words = payingTexts.payment.formFailed
  return (
    <Notice
      kind="error"
      level={3}
      title={words.title}
      text={words.text}
      action={<Button onClick={() => location.reload()}>{words.retry}</Button>}
    />
  )
}
