import { useUser } from '#client/queries/user'
import { useVoice } from '#client/queries/voice'
import { LoadFailure } from '#client/ui/load-failure'
import { FormSkeleton } from '../form-skeleton.tsx'
import { AuthorVoiceForm } from './author-voice-form.tsx'
import { voiceTexts } from './texts.ts'
import { VoiceLending } from './voice-lending.tsx'

/** The author's profile and writing voice. */
export function AuthorVoicePanel() {
  const { data, error, isFetching, refetch } = useVoice()
  const hasTeams = (useUser().user?.teams ?? 0) > 0
  if (data) {
    return (
      <>
        <AuthorVoiceForm saved={data} />
        {hasTeams && <VoiceLending />}
      </>
    )
  }
  if (!error) return <FormSkeleton label={voiceTexts.loading} sections={[4, 2, 1, 1]} />
  return <LoadFailure title={voiceTexts.failed} query={{ error, isFetching, refetch }} />
}
