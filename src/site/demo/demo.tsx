import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
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
      <SampleField label={words.url} step="url">
        {(id) => <input id={id} className="input" readOnly tabIndex={-1} defaultValue={sample.url} data-demo="url" />}
      </SampleField>
      <div className="switchline" data-step="webSearch">
        <span className="label">{words.webSearch}</span>
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked="true"
          aria-readonly="true"
          aria-label={words.webSearch}
          tabIndex={-1}
          data-demo="webSearch"
        />
        <p className="hint">{words.webSearchHint}</p>
      </div>
      <Choice label={words.style} step="style" options={demoStyles} chosen={sample.style} start={demoStart.style} />
      <div className="pair">
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
      </div>
      <SampleField label={words.opinion} optional step="opinion">
        {(id) => (
          <textarea
            id={id}
            className="input"
            rows={2}
            readOnly
            tabIndex={-1}
            defaultValue={sample.opinion}
            data-demo="opinion"
          />
        )}
      </SampleField>
      <button
        type="button"
        className="btn btn-primary btn-lg"
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
    <SampleField label={label} step={step}>
      {(id) => (
        <span className="select">
          <select
            id={id}
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
          </select>
          <ChevronDown className="icon s" aria-hidden="true" />
        </span>
      )}
    </SampleField>
  )
}

function SampleField({
  label,
  optional = false,
  step,
  children,
}: {
  label: string
  optional?: boolean
  step: string
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className="field" data-step={step}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt">optional</span>}
      </label>
      {children(id)}
    </div>
  )
}

function SampleResult() {
  const { publication, title } = sample.source
  return (
    <div className="out" data-demo="out">
      <div className="row out-head">
        <h3>{words.result}</h3>
        <span className="badge badge-line">{modelFacts[sample.model].label}</span>
        <span className="push count">
          <span className="num" data-demo="count">
            {sample.post.join('\n\n').length}
          </span>{' '}
          / {grouped(maxPostUnits, 'en')}
        </span>
      </div>
      <p className="byline strip">
        From <b>{publication}</b> (sample article): {title}
      </p>
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
