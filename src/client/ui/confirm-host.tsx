import { useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { answerQuestion, openQuestion, subscribeToQuestion } from './confirm.ts'
import { Dialog } from './dialog.tsx'
import { uiTexts } from './texts.ts'

/** Shows the questions of `confirmAction`. */
export function ConfirmHost() {
  const current = useSyncExternalStore(subscribeToQuestion, openQuestion)
  if (!current) return null
  const {
    title,
    description,
    confirmLabel,
    cancelLabel = uiTexts.cancel,
    danger = false,
    alternativeLabel,
  } = current.question

  return (
    <Dialog
      open
      title={title}
      onClose={() => answerQuestion('no')}
      actions={
        <>
          <Button variant="quiet" onClick={() => answerQuestion(alternativeLabel ? 'alternative' : 'no')}>
            {alternativeLabel ?? cancelLabel}
          </Button>
          <Button
            ref={alternativeLabel ? takeFocus : null}
            variant={danger ? 'danger' : 'primary'}
            onClick={() => answerQuestion('yes')}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof description === 'string' ? <p>{description}</p> : description}
    </Dialog>
  )
}

/** Sets the attribute that a dialog reads when it opens; React would only call focus, and too early. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}
