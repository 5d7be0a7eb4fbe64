import { defaultLanguage } from '#shared/rules/languages'
import type { FormValues } from '../form/form-values.ts'
import type { GenerateForm } from '../form/use-generate-form.ts'
import { AnglesPanel } from './angles-panel.tsx'
import type { AnglesInForm } from './use-angles.ts'

/**
 * Suggested angles, once there is a source: pressing one writes a post about it. Their code loads with the form:
 * content appearing after the first typed words would move what someone is about to press.
 */
export function AngleFields({
  form,
  angles,
  onWrite,
}: {
  form: GenerateForm
  angles: AnglesInForm
  onWrite: (change: Partial<FormValues>) => void
}) {
  const { tab, values, choices, change } = form
  const chosen = values.angle?.tab === tab ? values.angle : null
  if (!angles.canAsk && !chosen) return null
  return (
    <AnglesPanel
      angles={angles}
      chosen={chosen}
      language={choices?.language ?? defaultLanguage}
      onChoose={(angle) => {
        if (!angle) return change({ angle: null })
        change({ angle: { ...angle, tab } })
        onWrite({ angle: { ...angle, tab } })
      }}
    />
  )
}
