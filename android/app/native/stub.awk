# Reads the dynamic symbols of a library, as readelf lists them; writes the assembly of an empty
# one that exports the same, and to the file `versions` which version each name belongs to.

$7 == "UND" || NF < 8 { next }
$5 != "GLOBAL" && $5 != "WEAK" { next }
$4 != "FUNC" && $4 != "IFUNC" && $4 != "OBJECT" { next }
{
  at = index($8, "@")
  name = at ? substr($8, 1, at - 1) : $8
  version = at ? substr($8, at) : ""
  gsub(/@/, "", version)
  # What is private to the system is no promise to an app.
  if (version == "LIBC_PRIVATE" || name in seen) next
  seen[name] = 1
  if (version != "") members[version] = members[version] " " name ";"
  if ($4 == "OBJECT") {
    size = $3 > 8 ? $3 : 8
    printf ".bss\n.balign 16\n.globl %s\n.type %s, %%object\n.size %s, %s\n%s: .zero %s\n", name, name, name, $3, name, size
  } else {
    printf ".text\n.globl %s\n.type %s, %%function\n.size %s, 4\n%s: .zero 4\n", name, name, name, name
  }
}

END {
  for (version in members) printf "%s { global:%s };\n", version, members[version] > versions
}
