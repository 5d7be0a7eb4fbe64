import { errorMessage } from '#client/lib/api'
import { useContinueHeld, useOpenPublications } from '#client/queries/linkedin/publications'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Notice } from '#client/ui/notice'
import { toast } from '#client/ui/toast'
import styles from './schedule.module.css'
import { scheduleTexts as texts } from './texts.ts'

/** What is held since the server went back to an earlier state, and one press to go on with all of it. */
export function HeldNotice() {
  const { data = [] } = useOpenPublications()
  const going = useContinueHeld({
    onSuccess: ({ count }) => toast({ kind: 'success', ...texts.held.done(count) }),
    onError: (error) => toast({ kind: 'error', title: texts.held.failed, description: errorMessage(error) }),
  })
  const count = data.filter(({ state }) => state === 'held').length
  if (count === 0) return null

  async function goOn() {
    if (await confirmAction(texts.held.question(count))) going.mutate()
  }

  return (
    <div className={styles.heldNotice}>
      <Notice
        kind="info"
        title={texts.held.title(count)}
        text={<p>{texts.held.text}</p>}
        action={
          <Button variant="primary" pending={going.isPending} onClick={() => void goOn()}>
            {texts.held.goOn}
          </Button>
        }
      />
    </div>
  )
}
