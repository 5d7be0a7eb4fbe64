import { useDeferredValue, useMemo, useState } from 'react'
import { typingPauseMs, useDebounced } from '#client/lib/use-debounced'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { useStoreVisual } from '#client/queries/store-visual'
import { useUser } from '#client/queries/user'
import type { Visual } from '#client/queries/visuals'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { writeCanvasData } from '#shared/scene/canvas-data'
import type { SceneDocument } from '#shared/scene/scene'
import { saveFailureOf, unlessChanged } from '../saving/save-failure.ts'
import { savingTexts } from '../saving/texts.ts'
import { ChoicesSkeleton } from './choices-skeleton.tsx'
import { readyVisualsOf, type VisualKind } from './ready-visuals.ts'
import { fromPostTexts } from './texts.ts'
import { VisualChoice } from './visual-choice.tsx'
import styles from './visual-choices.module.css'

/**
 * Ready visuals of a post, side by side: one press makes one the post's visual, a second opens it in the editor.
 * @param text of the post as it reads now, saved or not
 */
export function VisualChoices({
  post,
  text,
  onAttached,
}: {
  post: { readonly id: string }
  text: string
  onAttached: (visual: Visual) => void
}) {
  const { user } = useUser()
  const stored = useStoredPost(post.id)
  const content = useDeferredValue(useDebounced(text, typingPauseMs))
  const ready = useMemo(
    () => (stored.data ? readyVisualsOf(stored.data, content, user) : undefined),
    [stored.data, content, user],
  )
  const { attached, pending, attach } = useAttaching(post.id, onAttached)

  if (stored.error) return <LoadFailure level={3} title={fromPostTexts.ready.failed} query={stored} />
  if (!stored.data || !ready) {
    return <ChoicesSkeleton />
  }
  const { title } = stored.data
  if (ready.kinds.length === 0) return <Text tone="dim">{fromPostTexts.ready.none}</Text>
  return (
    <ul className={styles.choices} aria-label={fromPostTexts.ready.label}>
      {ready.kinds.map((kind) => (
        <VisualChoice
          key={kind}
          kind={kind}
          ready={ready}
          isOfText={content === text}
          editAddress={
            attached?.kind === kind ? `/visual-editor?visual=${encodeURIComponent(attached.visual.id)}` : null
          }
          isPending={pending === kind}
          onAttach={(document) => void attach(kind, document, title)}
        />
      ))}
    </ul>
  )
}

interface Attached {
  readonly kind: VisualKind
  readonly visual: Visual
}

/** What was attached since the page was loaded, by post. */
const attachedTo = new Map<string, Attached>()

/** The first is a visual of its own; another choice takes its place, unless it was worked on in the editor. */
function useAttaching(postId: string, onAttached: (visual: Visual) => void) {
  const [attached, setAttached] = useState(attachedTo.get(postId))
  const [pending, setPending] = useState<VisualKind | null>(null)
  const storing = useStoreVisual()

  async function attach(kind: VisualKind, document: SceneDocument, name: string): Promise<void> {
    if (pending) return
    setPending(kind)
    const canvasData = writeCanvasData(document)
    const { width, height } = canvasData.settings
    const body = { name, canvasData, width, height, postId }
    try {
      const over = attached ? { id: attached.visual.id, updatedAt: attached.visual.updatedAt } : null
      const again = over && (await storing.mutateAsync({ body, over }).catch(unlessChanged))
      const visual = again ?? (await storing.mutateAsync({ body, over: null }))
      attachedTo.set(postId, { kind, visual })
      setAttached({ kind, visual })
      onAttached(visual)
    } catch (error) {
      toast({ kind: 'error', ...savingTexts.saving.failed, description: saveFailureOf(error) })
    } finally {
      setPending(null)
    }
  }
  return { attached, pending, attach }
}
