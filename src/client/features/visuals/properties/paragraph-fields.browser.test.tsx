import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseLanguage, startLanguage } from '#client/lib/language'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { PropertiesPanel } from './properties-panel.tsx'

test('in German too, choices in one row are labelled on one line', async () => {
  await startLanguage(async (each) => (each === 'de' ? (await import('#client/german')).german : null))
  await chooseLanguage('de')
  onTestFinished(() => chooseLanguage(null))
  const workspace = openWorkspace()
  workspace.editor.addText({ text: 'Hafen' })
  await renderInApp(
    <div style={{ width: 272 }}>
      <PropertiesPanel workspace={workspace} />
    </div>,
  )
  await page.getByRole('tab', { name: 'Stil' }).click()
  await expect.element(page.getByRole('group', { name: 'Ausrichtung' })).toBeVisible()
  const legends = [...document.querySelectorAll('fieldset > legend')]
  expect(legends.map((legend) => [legend.textContent, legend.getBoundingClientRect().height])).toEqual(
    legends.map((legend) => [legend.textContent, 16]),
  )
})
