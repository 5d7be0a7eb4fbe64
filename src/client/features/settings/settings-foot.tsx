import { errorMessage } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { FormFoot } from '#client/ui/form-section'
import { Text } from '#client/ui/text'
import { aiTexts, settingsTexts } from './texts.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** The end of a settings form: why saving failed, the button to save, and the button to discard changes. */
export function SettingsFoot({
  form: { isUnsaved, isSaved, isSending, failure },
  onDiscard,
}: {
  form: Pick<SettingsForm<object>, 'isUnsaved' | 'isSaved' | 'isSending' | 'failure'>
  onDiscard: () => void
}) {
  return (
    <FormFoot failure={failure && `${errorMessage(failure)} ${settingsTexts.kept}`}>
      <Button type="submit" variant="primary" pending={isSending} pendingLabel={settingsTexts.saving}>
        {settingsTexts.save}
      </Button>
      {isUnsaved && !isSending && (
        <Button variant="quiet" onClick={onDiscard}>
          {aiTexts.discard}
        </Button>
      )}
      <Text size={14} tone="dim" role="status">
        {isUnsaved && !isSending ? aiTexts.unsaved : isSaved && aiTexts.isSaved}
      </Text>
    </FormFoot>
  )
}
