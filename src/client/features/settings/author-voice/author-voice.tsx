import { useVoice } from '#client/queries/voice'
import { LoadFailure } from '#client/ui/load-failure'
import { FormSkeleton } from '../form-skeleton.tsx'
import { AuthorVoiceForm } from './author-voice-form.tsx'
import { voiceTexts } from './texts.ts'

/** Who the author is and how they write. */
export function AuthorVoicePanel() {
  const { data, error, isFetching, refetch } = useVoice()
  if (data) return <AuthorVoiceForm saved={data} />
  if (!error) return <FormSkeleton label={voiceTexts.loading} sections={[4, 2, 1, 1]} />
  return <LoadFailure title={voiceTexts.failed} query={{ error, isFetching, refetch }} />
}
