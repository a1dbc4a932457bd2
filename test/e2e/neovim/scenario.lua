-- Runs inside of Neovim, which has opened a manifest, and writes what it has seen. ../neovim.test.ts reads it.
local file = vim.env.SEEN
local seen = {}

local function list()
  local codes = vim.tbl_map(function(one)
    return one.code
  end, vim.diagnostic.get(0))
  table.sort(codes)
  return codes
end

local function wait_for(what, is_there)
  if not vim.wait(60000, is_there, 20) then
    error("There was never " .. what)
  end
end

local function wait_for_findings(count)
  wait_for(count .. " findings", function()
    return #list() == count
  end)
end

local function choose(title)
  vim.ui.select = function(items, options, on_choice)
    for _, item in ipairs(items) do
      if vim.startswith(options.format_item(item), title) then
        return on_choice(item)
      end
    end
    error("There is no action " .. title)
  end
  vim.lsp.buf.code_action()
end

local function play()
  seen.neovim = vim.version().minor
  wait_for_findings(1)
  seen.found = list()
  seen.message = vim.diagnostic.get(0)[1].message
  vim.api.nvim_win_set_cursor(0, { vim.diagnostic.get(0)[1].lnum + 1, vim.diagnostic.get(0)[1].col })
  choose("Write 1")
  wait_for_findings(0)
  vim.cmd("write")
  local at = vim.fn.search('"utilities"')
  vim.fn.setline(at, (vim.fn.getline(at):gsub("utilities", "utility")))
  wait_for_findings(1)
  seen.typed = list()
  vim.fn.setline(at, (vim.fn.getline(at):gsub("utility", "utilities")))
  wait_for_findings(0)
  vim.cmd("write")
  local completed = vim.lsp.buf_request_sync(0, "textDocument/hover", vim.lsp.util.make_position_params(), 60000)
  seen.hover = vim.tbl_count(completed) > 0
end

local ok, fault = pcall(play)
if not ok then
  seen.error = tostring(fault)
end
vim.fn.writefile({ vim.json.encode(seen) }, file)
vim.cmd("qall!")
