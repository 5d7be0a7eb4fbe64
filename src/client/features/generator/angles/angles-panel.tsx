import { useId } from 'react'
import { errorMessage } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Hint } from '#client/ui/field'
import { Cluster, Stack } from '#client/ui/layout'
import { Spin } from '#client/ui/spinner'
import type { Language } from '#shared/rules/languages'
import type { FormValues } from '../form/form-values.ts'
import { AngleChoice } from './angle-choice.tsx'
import styles from './angles-panel.module.css'
import { anglesTexts } from './texts.ts'
import type { AnglesInForm } from './use-angles.ts'

/** Angles for the post: they come by themselves for a pasted source, else on request, and are always optional. */
export function AnglesPanel({
  angles,
  chosen,
  language,
  onChoose,
}: {
  angles: AnglesInForm
  /** The angle in the form. */
  chosen: FormValues['angle']
  language: Language
  onChoose: (angle: Pick<NonNullable<FormValues['angle']>, 'kind' | 'text'> | null) => void
}) {
  const id = useId()
  const { suggestions, phase, error } = angles
  return (
    <Stack as="section" gap={8} className={styles.angles} aria-labelledby={id}>
      <h2 id={id}>{anglesTexts.title}</h2>
      <p className="sr" role="status">
        {phase ? anglesTexts[phase] : suggestions ? anglesTexts.ready : ''}
      </p>
      {suggestions?.caution && (
        <Callout
          kind="info"
          level={3}
          title={anglesTexts.cautions[suggestions.caution].title}
          text={<p>{anglesTexts.cautions[suggestions.caution].text}</p>}
        />
      )}
      {phase ? (
        <Cluster as="p" wrap={false} className={styles.waiting} aria-hidden="true">
          <Spin className={styles.spin} />
          {anglesTexts[phase]}
        </Cluster>
      ) : suggestions ? (
        <Found suggestions={suggestions} chosen={chosen} language={language} onChoose={onChoose} />
      ) : error ? (
        <Cluster>
          <Button size="sm" onClick={angles.ask}>
            {anglesTexts.again}
          </Button>
          <Hint role="alert">{errorMessage(error)}</Hint>
        </Cluster>
      ) : (
        <div>
          <Button size="sm" onClick={angles.ask}>
            {anglesTexts.suggest}
          </Button>
        </div>
      )}
      {chosen && !suggestions?.angles.some(({ text }) => text === chosen.text) && (
        <AngleChoice
          label={anglesTexts.chosen}
          choices={[{ text: chosen.text, kind: chosen.kind ? anglesTexts.kinds[chosen.kind] : anglesTexts.chosen }]}
          chosen={chosen.text}
          language={language}
          onChoose={() => onChoose(null)}
        />
      )}
    </Stack>
  )
}

function Found({
  suggestions,
  chosen,
  language,
  onChoose,
}: Pick<Parameters<typeof AnglesPanel>[0], 'chosen' | 'language' | 'onChoose'> & {
  suggestions: NonNullable<AnglesInForm['suggestions']>
}) {
  if (suggestions.angles.length === 0) return <Hint>{anglesTexts.none}</Hint>
  return (
    <>
      <AngleChoice
        label={anglesTexts.title}
        choices={suggestions.angles.map(({ kind, text }) => ({ text, kind: anglesTexts.kinds[kind] }))}
        chosen={chosen?.text ?? ''}
        language={language}
        onChoose={(text) =>
          onChoose(text === chosen?.text ? null : (suggestions.angles.find((angle) => angle.text === text) ?? null))
        }
      />
      {suggestions.from === 'facts' && <Hint>{anglesTexts.fromFacts}</Hint>}
    </>
  )
}
