import { useId } from 'react'
import type { Workspace } from '#client/editor/store/workspace'
import { Button } from '#client/ui/button'
import { Input } from '#client/ui/input'
import { Cluster, Stack } from '#client/ui/layout'
import type { PlaceholderData, PlaceholderLayer } from '#shared/scene/scene'
import { changeData } from './change-layers.ts'
import { SelectField } from './choices.tsx'
import { type Common, commonValue, mixed, orUndefined } from './common-value.ts'
import styles from './properties.module.css'
import { propertyTexts } from './texts.ts'

type Config = PlaceholderData['placeholderConfig']

const viewports = ['desktop', 'mobile'] as const

export function PlaceholderStyle({ workspace, layers }: { workspace: Workspace; layers: readonly PlaceholderLayer[] }) {
  const { editor, host } = workspace
  const [only] = layers.length === 1 ? layers : []
  const common = <Key extends keyof Config>(key: Key) => commonValue(layers, ({ data }) => data.placeholderConfig[key])
  const set = (field: keyof Config, change: Partial<Config>) =>
    changeData(editor, 'placeholder', field, ({ data }) => ({
      placeholderConfig: { ...data.placeholderConfig, ...change },
    }))
  const hasPicture = only !== undefined && only.data.placeholderConfig.src !== ''

  return (
    <>
      {only && (
        <Cluster>
          <Button size="sm" onClick={() => host.onPickImage?.(only.id)}>
            {hasPicture ? propertyTexts.placeholder.replace : propertyTexts.placeholder.choose}
          </Button>
          {hasPicture && (
            <Button size="sm" variant="quiet" onClick={() => set('src', { src: '' })}>
              {propertyTexts.placeholder.remove}
            </Button>
          )}
        </Cluster>
      )}
      <SelectField
        label={propertyTexts.placeholder.viewport}
        value={common('viewportType')}
        options={viewports.map((value) => ({ value, label: propertyTexts.placeholder[value] }))}
        onChange={(viewportType) => set('viewportType', { viewportType })}
      />
      <LineField
        label={propertyTexts.placeholder.title}
        value={common('title')}
        onChange={(title) => set('title', { title })}
      />
      <LineField
        label={propertyTexts.placeholder.address}
        value={common('address')}
        onChange={(address) => set('address', { address })}
      />
    </>
  )
}

function LineField({
  label,
  value,
  onChange,
}: {
  label: string
  value: Common<string> | undefined
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <Stack gap={4} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        className={styles.input}
        dir="auto"
        maxLength={500}
        autoComplete="off"
        placeholder={value === mixed ? propertyTexts.mixed : undefined}
        value={orUndefined(value) ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </Stack>
  )
}
