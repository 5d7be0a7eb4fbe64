import { errorMessage } from '#client/lib/api'
import { useContinueHeld, useHeldPublications } from '#client/queries/linkedin/publications'
import { usePostSummary } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { confirmAction } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import styles from './held-callout.module.css'
import { heldTexts as texts } from './view/texts.ts'

/** The publications held since the server was restored to an earlier state, and one button to continue all of them. */
export function HeldCallout() {
  const { summary } = usePostSummary()
  const { data = [] } = useHeldPublications(Boolean(summary?.heldPublications))
  const going = useContinueHeld({
    onSuccess: ({ count }) => toast({ kind: 'success', ...texts.done(count) }),
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: errorMessage(error) }),
  })
  const count = data.length
  if (count === 0) return null

  async function goOn() {
    if (await confirmAction(texts.question(count))) going.mutate()
  }

  return (
    <div className={styles.held}>
      <Callout
        kind="info"
        title={texts.title(count)}
        text={<p>{texts.text}</p>}
        action={
          <Button variant="primary" pending={going.isPending} onClick={() => void goOn()}>
            {texts.goOn}
          </Button>
        }
      />
    </div>
  )
}
