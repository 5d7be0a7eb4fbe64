import type { ReactNode } from 'react'
import { Badge } from '#client/ui/badge'
import { buttonClass } from '#client/ui/button'
import { Byline } from '#client/ui/byline'
import { Field, FieldPair } from '#client/ui/field'
import { Input, TextArea } from '#client/ui/input'
import { Cluster } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { SwitchLine } from '#client/ui/switch'
import { Text } from '#client/ui/text'
import { maxPostUnits } from '#shared/linkedin/length'
import { grouped } from '#shared/rules/amounts'
import { languages } from '#shared/rules/languages'
import { modelFacts } from '#shared/rules/models'
import { demoLanguages, demoModels, demoStart, demoStyles, sample, demoTexts as words } from './texts.ts'

/**
 * The generator with a sample, complete: what a visitor without script or with reduced motion sees. player.ts finds
 * its parts by `data-demo` and takes them back to the start. Nothing in it can be operated, so nothing takes the focus.
 */
export function Demo() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form to be filled in
    <div className="demo" role="group" aria-label={words.label} data-demo="root">
      <SampleForm />
      <SampleResult />
    </div>
  )
}

function SampleForm() {
  return (
    <div className="form">
      <Step name="url">
        <Field label={words.url}>
          {(control) => <Input {...control} readOnly tabIndex={-1} defaultValue={sample.url} data-demo="url" />}
        </Field>
      </Step>
      <Step name="webSearch">
        <SwitchLine
          label={words.webSearch}
          hint={words.webSearchHint}
          checked
          aria-readonly="true"
          tabIndex={-1}
          data-demo="webSearch"
        />
      </Step>
      <Choice label={words.style} step="style" options={demoStyles} chosen={sample.style} start={demoStart.style} />
      <FieldPair className="pair">
        <Choice
          label={words.language}
          step="language"
          options={demoLanguages.map((id) => languages[id].label)}
          chosen={languages[sample.language].label}
        />
        <Choice
          label={words.model}
          step="model"
          options={demoModels.map((id) => modelFacts[id].label)}
          chosen={modelFacts[sample.model].label}
          start={modelFacts[demoStart.model].label}
        />
      </FieldPair>
      <Step name="opinion">
        <Field label={words.opinion} optional>
          {(control) => (
            <TextArea {...control} rows={2} readOnly tabIndex={-1} defaultValue={sample.opinion} data-demo="opinion" />
          )}
        </Field>
      </Step>
      <button
        type="button"
        className={buttonClass({ variant: 'primary', size: 'lg' })}
        aria-disabled="true"
        tabIndex={-1}
        data-step="generate"
        data-demo="generate"
        data-generating={words.generating}
      >
        {words.generate}
      </button>
    </div>
  )
}

/** Where the hand is at one moment of the demo. */
function Step({ name, children }: { name: string; children: ReactNode }) {
  return <div data-step={name}>{children}</div>
}

/** A select that shows the sample's choice; `start` is what the demo begins with. */
function Choice({
  label,
  step,
  options,
  chosen,
  start = chosen,
}: {
  label: string
  step: string
  options: readonly string[]
  chosen: string
  start?: string
}) {
  return (
    <Step name={step}>
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            tabIndex={-1}
            aria-readonly="true"
            defaultValue={chosen}
            data-demo={step}
            data-start={options.indexOf(start)}
            data-end={options.indexOf(chosen)}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Step>
  )
}

function SampleResult() {
  const { publication, title } = sample.source
  return (
    <div className="out" data-demo="out">
      <Cluster wrap={false} className="out-head">
        <h3>{words.result}</h3>
        <Badge tone="line">{modelFacts[sample.model].label}</Badge>
        <span className="push count">
          <Text as="span" figures data-demo="count">
            {sample.post.join('\n\n').length}
          </Text>{' '}
          / {grouped(maxPostUnits, 'en')}
        </span>
      </Cluster>
      <Byline strip className="from">
        From <b>{publication}</b> (sample article): {title}
      </Byline>
      <div className="posttext" data-demo="post">
        {sample.post.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="out-empty" aria-hidden="true">
        {words.empty}
      </p>
    </div>
  )
}
