import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { texts } from '../texts.ts'

const words = texts.payment.formFailed

export function CardFormFailure() {
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
