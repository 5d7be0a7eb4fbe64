import { useDeferredValue, useMemo, useState } from 'react'
import type { Post } from '#client/queries/posts/post-cache'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { findingsClass } from '#client/ui/findings'
import { LoadFailure } from '#client/ui/load-failure'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { compareVoice } from '#shared/voice/compare-voice'
import { findCliches } from '#shared/voice/find-cliches'
import { indexPassages, type Span } from '#shared/voice/shared-passage'
import { Comparing } from './comparing.tsx'
import { showInPost } from './show-in-post.ts'
import { SimilarFindings } from './similar-findings.tsx'
import { VoiceTally } from './tally.tsx'
import { voiceTexts } from './texts.ts'
import { VoiceFindings } from './voice-findings.tsx'
import { WordingFindings } from './wording-findings.tsx'

/** All findings about `text`, the post's current text, also during editing. */
export function VoicePanel({ post, isNew, text }: { post: Post; isNew: boolean; text: string }) {
  const [status, setStatus] = useState('')
  const isComposed = post.aiModel === 'composer'
  const detail = useStoredPost(post.id)
  const { sourceText, voiceExamples } = detail.data ?? {}
  // typing has priority; the findings render when there is time
  const current = useDeferredValue(text)
  const language = useMemo(() => recogniseLanguage(current) ?? post.language, [current, post.language])
  const cliches = useMemo(() => findCliches(current, language), [current, language])
  const source = useMemo(() => (sourceText === undefined ? null : indexPassages(sourceText)), [sourceText])
  const passages = useMemo(() => source?.find(current) ?? null, [source, current])
  const voice = useMemo(
    () => voiceExamples && compareVoice(current, voiceExamples, language),
    [current, voiceExamples, language],
  )

  function show(span: Span) {
    const isShown = showInPost(current, span)
    setStatus(isShown ? voiceTexts.shown : '')
  }

  return (
    <div className={findingsClass} data-panel="voice">
      <p className="sr" role="status">
        {status}
      </p>
      <VoiceTally
        cliches={cliches.length}
        longest={passages?.longest.words ?? 0}
        isComposed={isComposed}
        voice={voice ?? null}
      />
      <ul>
        <WordingFindings
          text={current}
          cliches={cliches}
          passages={source && { found: passages, isComposed }}
          onShow={show}
        />
        {voiceExamples && <VoiceFindings voice={voice ?? null} hasExamples={voiceExamples.length > 0} onShow={show} />}
        {detail.data && <SimilarFindings post={post} isNew={isNew} />}
      </ul>
      {detail.isLoading && <Comparing />}
      {detail.error && <LoadFailure level={3} title={voiceTexts.failed} query={detail} />}
    </div>
  )
}
