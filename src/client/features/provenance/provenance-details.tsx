import { Download } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { downloadFile } from '#client/lib/download-file'
import { safeFileName } from '#client/lib/safe-file-name'
import { type Provenance, useProvenance } from '#client/queries/posts/panels'
import type { Post } from '#client/queries/posts/post-cache'
import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { toast } from '#client/ui/toast'
import { type Changes, compareWords } from './compare-words.ts'
import { PostChanges } from './post-changes.tsx'
import styles from './provenance.module.css'
import { SourceFacts } from './source-facts.tsx'
import { provenanceTexts as texts } from './texts.ts'
import { VersionFacts } from './version-facts.tsx'
import { WritingFacts } from './writing-facts.tsx'

/** The inside of the panel, once it is opened. */
export function ProvenanceDetails({ post, loading }: { post: Post; loading: ReactNode }) {
  const { data, error, isFetching, refetch } = useProvenance(post)
  if (data) return <Loaded provenance={data} />
  if (!error) return loading
  return <LoadFailure level={3} title={texts.failed} query={{ error, isFetching, refetch }} />
}

function Loaded({ provenance }: { provenance: Provenance }) {
  const { firstDraft, content } = provenance
  const changes = useMemo(() => compareWords(firstDraft, content), [firstDraft, content])

  function save() {
    exportProvenance(provenance, changes)
    toast({ ...texts.exported, kind: 'success' })
  }

  return (
    <Stack gap={16}>
      <SourceFacts provenance={provenance} />
      <WritingFacts provenance={provenance} />
      <VersionFacts versions={provenance.versions} />
      <PostChanges provenance={provenance} changes={changes} />
      <Button className={styles.export} icon={Download} onClick={save}>
        {texts.export}
      </Button>
    </Stack>
  )
}

/** Hands the browser a file with everything the panel shows. */
function exportProvenance(provenance: Provenance, changes: Changes): void {
  const content = JSON.stringify({ ...provenance, changes }, null, 2)
  const name = texts.fileName(safeFileName(provenance.title, texts.untitledFile))
  downloadFile(new Blob([content], { type: 'application/json' }), name)
}
