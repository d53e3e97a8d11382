#!/usr/bin/env node
// Plain JavaScript so that any Node can start it; the program itself is TypeScript and needs
// Node 24, which the project brings along.
import { fileURLToPath } from 'node:url';
import { runWithProjectNode } from '../../../tools/project-node.mjs';

const main = fileURLToPath(new URL('../../../tools/evervale.mjs', import.meta.url));
process.exitCode = await runWithProjectNode([main, ...process.argv.slice(2)]);
