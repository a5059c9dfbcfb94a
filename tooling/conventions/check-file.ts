const namesWithoutMeaning = [
  "utils",
  "util",
  "helpers",
  "helper",
  "common",
  "shared",
  "misc",
  "types",
  "constants",
  "manager",
];

const mostLines = 400;

const physicalProperty =
  /\b((margin|padding)(Left|Right)|border(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius|left|right)["']?\s*:/;
const physicalValue = /\b(textAlign|float|clear)["']?\s*:\s*["'](left|right)["']/;

/** What is wrong with where a file stands and what it is called. */
export function checkPath(path: string): string[] {
  const words = path.split("/").map((part) => part.split(".")[0] ?? part);
  return words
    .filter((word) => namesWithoutMeaning.includes(word.toLowerCase()))
    .map((word) => `${path}: "${word}" names no thing. Name the file or folder after what it holds.`);
}

/** What is wrong inside a file, by the conventions that no other tool checks. */
export function checkFile(path: string, text: string): string[] {
  if (path.includes(".gen.")) return [];
  const lines = text.split("\n");
  const problems = lines.flatMap((line, index) =>
    checkLine(path, line).map((problem) => `${path}:${index + 1}: ${problem}`),
  );
  if (lines.length - 1 > mostLines) {
    problems.push(`${path}: ${lines.length - 1} lines. A file is read in one sitting: ${mostLines} at most.`);
  }
  return problems;
}

function checkLine(path: string, line: string): string[] {
  const problems: string[] = [];
  if (/^export \*(?!.*\.gen\.ts")/.test(line)) {
    problems.push("a door names what it lets through. Write the names instead of export *.");
  }
  if (path.endsWith(".css.ts") && (physicalProperty.test(line) || physicalValue.test(line))) {
    problems.push("right-to-left turns the page round. Use the inline-start and inline-end properties.");
  }
  return problems;
}
