import { Shapes } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { ChoicesSkeleton } from '#client/features/visuals/from-post/choices-skeleton'
import { VisualChoices } from '#client/features/visuals/from-post/lazy-visual-choices'
import { useWasSeen } from '#client/features/visuals/parts/use-was-seen'
import type { Post } from '#client/queries/posts/post-cache'
import { Button } from '#client/ui/button'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import styles from './add-visual.module.css'
import { panelTexts } from './panel-texts.ts'

interface Props {
  post: Post
  text: string
  onAdded: () => void
}

/** Ready visuals of the post below its preview; a post that has one shows others on request. */
export function AddVisual(props: Props) {
  const { hasVisual } = props.post
  const [isWanted, setIsWanted] = useState(!hasVisual)
  if (isWanted) return <ReadyVisuals {...props} />
  return (
    <Button start size="sm" icon={Shapes} onClick={() => setIsWanted(true)}>
      {panelTexts.changeVisual}
    </Button>
  )
}

/** Their code is large: it loads once they come into view. */
function ReadyVisuals({ post, text, onAdded }: Props) {
  const id = useId()
  const [place, wasSeen] = useWasSeen<HTMLElement>()
  return (
    <Stack as="section" gap={8} ref={place} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {post.hasVisual ? panelTexts.changeVisual : panelTexts.addVisual}
      </h3>
      <ErrorBoundary fallback={<Text tone="dim">{panelTexts.visualsFailed}</Text>}>
        <div className={styles.choices}>
          {wasSeen && (
            <Suspense fallback={<ChoicesSkeleton />}>
              <VisualChoices post={post} text={text} onAttached={onAdded} />
            </Suspense>
          )}
        </div>
      </ErrorBoundary>
    </Stack>
  )
}
