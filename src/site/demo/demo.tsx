import { ArrowUp, ChevronDown, Copy, Pencil, Send, Shapes } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#client/ui/badge'
import { type ButtonLook, buttonClass } from '#client/ui/button'
import { Byline } from '#client/ui/byline'
import { Field } from '#client/ui/field'
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
 * The generator with a complete sample and the finished post, as shown without script or with reduced motion. player.ts finds its parts by
 * `data-demo` and resets them to the start. Nothing is interactive, so nothing takes the focus.
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
      <Step name="opinion">
        <Field label={words.opinion} optional>
          {(control) => (
            <TextArea {...control} rows={2} readOnly tabIndex={-1} defaultValue={sample.opinion} data-demo="opinion" />
          )}
        </Field>
      </Step>
      <Cluster className="chips">
        <Choice label={words.style} step="style" options={demoStyles} chosen={sample.style} start={demoStart.style} />
        <Choice
          label={words.model}
          step="model"
          options={demoModels.map((id) => modelFacts[id].label)}
          chosen={modelFacts[sample.model].label}
          start={modelFacts[demoStart.model].label}
        />
        <Choice
          label={words.language}
          step="language"
          options={demoLanguages.map((id) => languages[id].label)}
          chosen={languages[sample.language].label}
        />
      </Cluster>
      <Step name="webSearch">
        <SwitchLine label={words.webSearch} checked aria-readonly="true" tabIndex={-1} data-demo="webSearch" />
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

/** Marks the element that the demo uses at one moment. */
function Step({ name, children }: { name: string; children: ReactNode }) {
  return <div data-step={name}>{children}</div>
}

/** A select that shows the sample's choice; `start` is its initial value in the demo. */
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
      <Select
        aria-label={label}
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
      </Cluster>
      <Byline strip className="from">
        From <b>{publication}</b> (sample article): {title}
      </Byline>
      <div className="posttext" data-demo="post">
        {sample.post.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Cluster gap={4} className="refine">
        {words.refine.map((name) => (
          <Shown key={name} size="sm">
            {name}
          </Shown>
        ))}
        <Shown size="sm" iconAfter={ChevronDown}>
          {words.translate}
        </Shown>
        <span className="wish" aria-hidden="true">
          {words.wish}
          <ArrowUp className="icon s" />
        </span>
      </Cluster>
      <Cluster gap={4} className="actions">
        <span className="count">
          <Text as="span" figures data-demo="count">
            {sample.post.join('\n\n').length}
          </Text>{' '}
          / {grouped(maxPostUnits, 'en')}
        </span>
        <Shown icon={Pencil}>{words.edit}</Shown>
        <Shown icon={Shapes}>{words.visual}</Shown>
        <Shown icon={Copy}>{words.copy}</Shown>
        <Shown variant="primary" icon={Send}>
          {words.publish}
        </Shown>
      </Cluster>
      <p className="out-empty" aria-hidden="true">
        {words.empty}
      </p>
    </div>
  )
}

/** A button to look at: with nothing to press, it is nothing to hear either. */
function Shown({ icon: Icon, iconAfter: After, children, ...look }: ButtonLook & { children: string }) {
  return (
    <span className={buttonClass({ variant: 'quiet', ...look })} aria-hidden="true">
      {Icon && <Icon className="icon s" />}
      {children}
      {After && <After className="icon s" />}
    </span>
  )
}
