import { Download } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { downloadFile } from '#client/lib/download-file'
import { safeFileName } from '#client/lib/safe-file-name'
import { inWorkspace } from '#client/lib/workspace'
import { type Provenance, useProvenance } from '#client/queries/posts/panels'
import type { Post } from '#client/queries/posts/post-cache'
import { Button, buttonClass } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { type Changes, compareWords } from './compare-words.ts'
import { PostChanges } from './post-changes.tsx'
import styles from './provenance.module.css'
import { SourceFacts } from './source-facts.tsx'
import { provenanceTexts as texts } from './texts.ts'
import { VersionFacts } from './version-facts.tsx'
import { WritingFacts } from './writing-facts.tsx'

/** The content of the panel, once opened. */
export function ProvenanceDetails({ post, loading }: { post: Post; loading: ReactNode }) {
  const { data, error, isFetching, refetch } = useProvenance(post)
  if (data) return <Loaded provenance={data} isPublished={post.status === 'published'} />
  if (!error) return loading
  return <LoadFailure level={3} title={texts.failed} query={{ error, isFetching, refetch }} />
}

function Loaded({ provenance, isPublished }: { provenance: Provenance; isPublished: boolean }) {
  const { firstDraft, content } = provenance
  const changes = useMemo(() => compareWords(firstDraft, content), [firstDraft, content])

  return (
    <Stack gap={16}>
      <SourceFacts provenance={provenance} />
      <WritingFacts provenance={provenance} />
      <VersionFacts versions={provenance.versions} />
      <PostChanges provenance={provenance} changes={changes} />
      <Button className={styles.export} icon={Download} onClick={() => exportProvenance(provenance, changes)}>
        {texts.export}
      </Button>
      {isPublished && <SignOffLinks postId={provenance.id} />}
    </Stack>
  )
}

/** The signed record of who stands behind it. */
function SignOffLinks({ postId }: { postId: string }) {
  const words = texts.signOff
  const address = (format: string) => inWorkspace(`/api/posts/${postId}/sign-off?format=${format}`)
  return (
    <section>
      <h3>{words.title}</h3>
      <p>{words.hint}</p>
      <Cluster>
        <a className={buttonClass({ size: 'sm' })} href={address('pdf')} download>
          {words.pdf}
        </a>
        <a className={buttonClass({ size: 'sm' })} href={address('json')} download>
          {words.json}
        </a>
      </Cluster>
    </section>
  )
}

/** Downloads a file with everything the panel shows. */
function exportProvenance(provenance: Provenance, changes: Changes): void {
  const content = JSON.stringify({ ...provenance, changes }, null, 2)
  const name = texts.fileName(safeFileName(provenance.title, texts.untitledFile))
  downloadFile(new Blob([content], { type: 'application/json' }), name)
}
