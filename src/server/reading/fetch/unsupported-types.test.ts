import { expect, test } from 'vitest'
import { findUnsupportedType } from './unsupported-types.ts'

test.each([
  ['\x89PNG\r\n\x1a\n', 'image'],
  ['\xff\xd8\xff\xe0', 'image'],
  ['GIF89a', 'image'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image'],
  ['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">', 'image'],
  ['\0\0\0\x20ftypisom', 'video'],
  ['\x1a\x45\xdf\xa3', 'video'],
  ['ID3\x04\0\0', 'sound'],
  ['RIFF\x24\0\0\0WAVEfmt ', 'sound'],
  ['<?xml version="1.0"?><rss version="2.0"><channel>', 'feed'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- made daily -->\n<feed xmlns="http://www.w3.org/2005/Atom">', 'feed'],
  ['<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><!DOCTYPE rss><rss>', 'feed'],
  ['<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">', 'feed'],
  ['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', 'sitemap'],
  ['{"title": "Trees", "pages": [1, 2]}\n', 'data'],
  ['[\n  {"title": "Trees"}\n]', 'data'],
  ['MZ\x90\0\x03\0', 'file'],
  ['\x1f\x8b\x08\0', 'file'],
  ['Rar!\x1a\x07', 'file'],
])('%j is no page and no document', (start, kind) => {
  expect(findUnsupportedType(Buffer.from(start, 'latin1'))).toBe(kind)
})

test.each([
  '<!doctype html><html><body><svg></svg></body></html>',
  '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"><html>',
  '<p>{"title": "Trees"}</p>',
  '%PDF-1.7',
  'PK\x03\x04',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'MZ is short for Mozart.',
  'ID3 tags name a song.',
  '[The council](https://news.example.com/) voted on Monday.',
  '[1] A footnote that stands first.]',
  '"city","trees"\n"A",1',
  '',
])('%j may be read', (start) => {
  expect(findUnsupportedType(Buffer.from(start, 'latin1'))).toBeNull()
})
