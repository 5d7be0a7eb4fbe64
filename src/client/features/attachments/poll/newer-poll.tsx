import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Cluster, Stack } from '#client/ui/layout'
import type { Poll } from '#shared/rules/polls'
import { PollCard } from './poll-card.tsx'
import { pollTexts as texts } from './texts.ts'

/** Someone else saved another poll meanwhile: the author chooses between the two. */
export function NewerPoll({
  poll,
  onKeepMine,
  onTakeTheirs,
}: {
  /** null: it was removed. */
  poll: Poll | null
  onKeepMine: () => void
  onTakeTheirs: () => void
}) {
  return (
    <Callout
      kind="info"
      level={3}
      title={texts.conflict}
      text={
        poll ? (
          <Stack gap={8}>
            <span>{texts.theirs}</span>
            <PollCard poll={poll} />
          </Stack>
        ) : (
          texts.gone
        )
      }
      action={
        <Cluster>
          <Button onClick={onKeepMine}>{texts.keepMine}</Button>
          <Button variant="quiet" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </Cluster>
      }
    />
  )
}
