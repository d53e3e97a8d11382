;; The inner loop of the network (network.ts), four numbers at a time. Every operation rounds to 32 bits, in the
;; order in which plain.ts does the same without SIMD: the result is the same number on every machine.
(module
  (import "net" "memory" (memory 1))

  ;; In the memory: the indexes of a position's features from byte 0 on, their values from byte 2048 on, and
  ;; from byte 4096 on the 16 hidden cells. A row of weights is 68 bytes long: 16 to the cells, then the linear one.
  (func (export "value") (param $count i32) (param $rows i32) (param $output i32) (result f32)
    (local $i i32) (local $row i32) (local $v v128) (local $sum f32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $count (i32.shl (local.get $count) (i32.const 2)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $i) (local.get $count)))
        (local.set $row (i32.add (local.get $rows) (i32.mul (i32.const 68) (i32.load (local.get $i)))))
        (local.set $v (v128.load32_splat offset=2048 (local.get $i)))
        (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $v) (v128.load offset=0 (local.get $row)))))
        (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $v) (v128.load offset=16 (local.get $row)))))
        (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $v) (v128.load offset=32 (local.get $row)))))
        (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $v) (v128.load offset=48 (local.get $row)))))
        (local.set $sum (f32.add (local.get $sum)
          (f32.mul (f32.load offset=2048 (local.get $i)) (f32.load offset=64 (local.get $row)))))
        (local.set $i (i32.add (local.get $i) (i32.const 4)))
        (br $next)))
    (v128.store offset=4096 (i32.const 0) (local.get $a))
    (v128.store offset=4112 (i32.const 0) (local.get $b))
    (v128.store offset=4128 (i32.const 0) (local.get $c))
    (v128.store offset=4144 (i32.const 0) (local.get $d))
    ;; Only cells above zero count.
    (local.set $v (v128.const f32x4 0 0 0 0))
    (local.set $a (f32x4.mul (f32x4.pmax (local.get $v) (local.get $a)) (v128.load offset=0 (local.get $output))))
    (local.set $b (f32x4.mul (f32x4.pmax (local.get $v) (local.get $b)) (v128.load offset=16 (local.get $output))))
    (local.set $c (f32x4.mul (f32x4.pmax (local.get $v) (local.get $c)) (v128.load offset=32 (local.get $output))))
    (local.set $d (f32x4.mul (f32x4.pmax (local.get $v) (local.get $d)) (v128.load offset=48 (local.get $output))))
    (local.set $v (f32x4.add (f32x4.add (local.get $a) (local.get $b)) (f32x4.add (local.get $c) (local.get $d))))
    (f32.add (local.get $sum) (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
      (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v))))))
)
