import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { decodeEnvFile, loadEnvFile, parseEnvFile } from './env-file.ts'

const read = (text: string) => Object.fromEntries(parseEnvFile(text).values)

test.each([
  'A=1\nB=2',
  'A=1\r\nB=2\r\n',
  '# of A\nA=1 # and more\n\nB=',
  'export A=1',
  ' A= spaced out  \nB=2',
  'A="x y"\nB=\'x # y\'\nC=`x"y`',
  'A="x\ny"\nB=1',
  'A="x\\ny"\nB=\'x\\ny\'',
  'A="x" # more',
  'A=1=2\nB=it\'s\nC=x"y"z\nD=$A',
  'A="unclosed\nB=2',
])('what Node reads rightly is read the same: %j', (text) => {
  expect(read(text)).toEqual({ ...parseEnv(text) })
})

test.each([
  ['A=abc#def', 'abc#def'],
  ['A=#abc', '#abc'],
  ['A=abc #def', 'abc'],
  ['A= #abc', ''],
  ['A=a#b c #d', 'a#b c'],
  ['A="abc#def"', 'abc#def'],
  ['A="a\\"b"', 'a"b'],
  ['export  A = 1 ', '1'],
  ['A\t=\t1', '1'],
  ['A=x\rB=2', 'x'],
])('%j is %j', (text, value) => {
  expect(read(text).A).toBe(value)
})

test.each([
  ['A=1\nSECRET=abc#def', 'line 2: SECRET has a # in it and is read as a whole; put it in single quotes to say so'],
  ['SECRET="abc', 'line 1: SECRET begins with " and has none at its end; it is read with it'],
  [
    'A="x\ny"\nSECRET="abc"def',
    'line 3: SECRET goes on behind its closing ", which is cut; put all of it in quotes of another kind',
  ],
  ['A=1\n\nSMTP_URL smtp://x', 'line 3: is no NAME=value, and is not read'],
  ['A: 1', 'line 1: is no NAME=value, and is not read'],
])('what may be meant otherwise is told by its line, without its value: %j', (text, warning) => {
  expect(parseEnvFile(text).warnings).toEqual([warning])
})

test.each(["A='abc#def'", 'A="x" # "y"', 'A=x # y#z', '#A=b#c', 'A=1\n'])('%j has one meaning', (text) => {
  expect(parseEnvFile(text).warnings).toEqual([])
})

test.each([
  ['UTF-8 with a mark', Buffer.from('\ufeffA=ü\nB=2')],
  ['UTF-16', Buffer.from('\ufeffA=ü\r\nB=2', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('A=ü\nB=2', 'utf16le')],
  ['UTF-16 of the other order', Buffer.from('\ufeffA=ü\nB=2', 'utf16le').swap16()],
])('a file in %s is read', (_, bytes) => {
  expect(read(decodeEnvFile(bytes))).toEqual({ A: 'ü', B: '2' })
})

test('a file in an older encoding is told', () => {
  expect(parseEnvFile(decodeEnvFile(Buffer.from('A=1\nNAME=Büro', 'latin1'))).warnings).toEqual([
    'line 2: NAME is not written in UTF-8',
  ])
})

const folder = mkdtempSync(join(tmpdir(), 'env-file-'))
afterAll(() => {
  delete process.env.ENV_FILE_TEST
  rmSync(folder, { recursive: true, force: true })
})

test('what the environment says wins over the file, and without a file nothing is set', () => {
  const path = join(folder, '.env')
  expect(loadEnvFile(path)).toEqual([])
  writeFileSync(path, 'ENV_FILE_TEST=of the file\nPATH=a#b\n')
  chmodSync(path, 0o644)
  const before = process.env.PATH
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(loadEnvFile(path)).toEqual(['ENV_FILE_TEST', 'PATH'])
  expect(told).toHaveBeenCalledWith(expect.stringContaining(`${path}, line 2: PATH has a # in it`))
  const mode = () => (statSync(path).mode & 0o777).toString(8)
  if (process.platform !== 'win32') {
    expect(told).toHaveBeenCalledWith(`${path} could be read by every user of this machine, and no longer can.\n`)
    expect(mode()).toBe('640')
  }
  told.mockClear()
  writeFileSync(path, 'ENV_FILE_TEST=1\n')
  loadEnvFile(path)
  expect(told).not.toHaveBeenCalled()
  told.mockRestore()
  expect(process.env).toMatchObject({ ENV_FILE_TEST: 'of the file', PATH: before })
})
