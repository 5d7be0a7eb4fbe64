import { Download } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Button } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { toast } from '#client/ui/toast'
import type { Post } from '../posts-cache.ts'
import { compareWords } from './compare-words.ts'
import { exportProvenance } from './export-provenance.ts'
import { PostChanges } from './post-changes.tsx'
import { SourceFacts } from './source-facts.tsx'
import { provenanceTexts as texts } from './texts.ts'
import { type Provenance, useProvenance } from './use-provenance.ts'
import { WritingFacts } from './writing-facts.tsx'

/** The inside of the panel, once it is opened. */
export function ProvenanceDetails({ post, loading }: { post: Post; loading: ReactNode }) {
  const { data, error, isFetching, refetch } = useProvenance(post)
  if (data) return <Loaded provenance={data} />
  if (!error) return loading
  return (
    <LoadFailure level={3} title={texts.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  )
}

function Loaded({ provenance }: { provenance: Provenance }) {
  const { firstDraft, content } = provenance
  const changes = useMemo(() => compareWords(firstDraft, content), [firstDraft, content])

  function save() {
    exportProvenance(provenance, changes)
    toast({ ...texts.exported, kind: 'success' })
  }

  return (
    <div className="stackup">
      <SourceFacts provenance={provenance} />
      <WritingFacts provenance={provenance} />
      <PostChanges provenance={provenance} changes={changes} />
      <Button className="start" icon={Download} onClick={save}>
        {texts.export}
      </Button>
    </div>
  )
}
