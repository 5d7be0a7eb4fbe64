import { History } from 'lucide-react'
import { useId } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { WebSources } from '#client/features/post/web-sources'
import { ProvenancePanel } from '#client/features/provenance/provenance-panel'
import { PostSources } from '#client/features/sources/post-sources'
import type { Refining } from '#client/features/versions/use-refining'
import { VersionList } from '#client/features/versions/version-list'
import type { Post } from '#client/queries/posts/post-cache'
import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { panelTexts } from './panel-texts.ts'

/** What a post was made from: its article, its earlier versions behind a clock, and the details of its writing. */
export function SourcesPanel({
  post,
  editing,
  refining,
  showsVersions,
  onToggleVersions,
}: {
  post: Post
  editing: PostEditing
  refining: Refining
  showsVersions: boolean
  onToggleVersions: () => void
}) {
  const id = useId()
  return (
    <Stack gap={16}>
      <Button
        start
        size="sm"
        icon={History}
        aria-expanded={showsVersions}
        aria-controls={id}
        onClick={onToggleVersions}
      >
        {panelTexts.versions}
      </Button>
      <div id={id} hidden={!showsVersions}>
        {showsVersions && <VersionList {...{ post, editing, refining }} />}
      </div>
      <PostSources post={post} />
      <WebSources sources={post.sources} />
      <ProvenancePanel post={post} />
    </Stack>
  )
}
