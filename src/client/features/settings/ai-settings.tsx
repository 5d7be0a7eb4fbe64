import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#client/queries/config'
import { useSettings } from '#client/queries/settings'
import type { User } from '#client/queries/user'
import { LoadFailure } from '#client/ui/load-failure'
import { AiSettingsForm } from './ai-settings-form.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { aiTexts } from './texts.ts'

/** A user's defaults for writing, whatever the source. */
export function AiSettings({ user }: { user: User }) {
  const settings = useSettings()
  const config = useQuery(configQuery)

  if (settings.data && config.data) {
    const options = { models: config.data.models, capabilities: user.capabilities }
    return <AiSettingsForm saved={settings.data} options={options} />
  }
  const failed = [settings, config].find(({ error }) => error !== null)
  if (!failed?.error) return <FormSkeleton label={aiTexts.loading} sections={[3, 2, 3]} />
  return <LoadFailure title={aiTexts.failed} query={failed} />
}
