import type { ReactNode } from 'react'
import { AskAfterwards } from '#client/features/checking/ask-afterwards'
import { CheckingPanel } from '#client/features/checking/checking-panel'
import { useCheckProblems } from '#client/features/checking/use-check-problems'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { LazyPreview } from '#client/features/preview/lazy-preview'
import { ProvenancePanel } from '#client/features/provenance/provenance-panel'
import { RefinePanel } from '#client/features/versions/refine-panel'
import type { Refining } from '#client/features/versions/use-refining'
import { VoiceSection } from '#client/features/voice/voice-section'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { TabPanel, Tabs } from '#client/ui/tabs'
import styles from './post-panel.module.css'
import { panelTexts } from './texts.ts'
import { type PanelId, panelIds, useOpenPanel } from './use-open-panel.ts'

/**
 * Beside a finished post: one panel, with a tab for each way to look at it. What is behind a tab is loaded when it is
 * opened first; the check opens by itself when something looks wrong.
 */
export function PostPanel({
  post,
  isNew,
  editing,
  refining,
  user,
}: {
  post: Post
  /** Written here and now, not opened again. */
  isNew: boolean
  editing: PostEditing
  refining: Refining
  user: User | null
}) {
  const { different, hasFailed, hasInstructions } = useCheckProblems()
  const { open, visited, choose } = useOpenPanel(different > 0 || hasFailed || hasInstructions)
  const { text } = editing

  const contents: Record<PanelId, ReactNode> = {
    preview: <LazyPreview post={post} text={text} user={user} />,
    check: <CheckingPanel />,
    voice: <VoiceSection post={post} isNew={isNew} text={text} />,
    versions: user && <RefinePanel post={post} editing={editing} refining={refining} user={user} />,
    sources: <ProvenancePanel post={post} />,
  }

  return (
    <div className={styles.panel}>
      {isNew && <AskAfterwards post={post} />}
      <div className={styles.tabs}>
        <Tabs
          name="post"
          label={panelTexts.label}
          value={open}
          onChange={choose}
          items={panelIds.map((id) => ({
            id,
            label: panelTexts.tabs[id],
            badge:
              id === 'check' && different > 0 ? { count: different, label: panelTexts.different(different) } : null,
          }))}
        />
      </div>
      {panelIds.map((id) => (
        <TabPanel key={id} name="post" id={id} value={open} keep className={styles.content}>
          {visited.includes(id) && contents[id]}
        </TabPanel>
      ))}
    </div>
  )
}
