import { errorMessage } from '#client/lib/api'
import { useLendVoice } from '#client/queries/lend-voice'
import { useWorkspaces } from '#client/queries/workspaces'
import { FormSection } from '#client/ui/form-section'
import { Stack } from '#client/ui/layout'
import { SwitchLine } from '#client/ui/switch'
import { toast } from '#client/ui/toast'
import { voiceTexts } from './texts.ts'

/** In which of one's teams others may have posts written in one's voice. */
export function VoiceLending() {
  const texts = voiceTexts.lending
  const { data: workspaces = [] } = useWorkspaces()
  const lending = useLendVoice({
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: errorMessage(error) }),
  })
  const teams = workspaces.flatMap(({ slug, name, lendsVoice }) =>
    slug === null ? [] : [{ slug, name: name ?? slug, lendsVoice }],
  )
  if (teams.length === 0) return null
  return (
    <FormSection title={texts.title} text={texts.text}>
      <Stack gap={16}>
        {teams.map(({ slug, name, lendsVoice }) => (
          <SwitchLine
            key={slug}
            label={name}
            checked={lendsVoice}
            onChange={(isLent) => lending.mutate({ slug, isLent })}
          />
        ))}
      </Stack>
    </FormSection>
  )
}
